import '../ui/fonts.css'
import { mount } from 'svelte'
import PrintRoot from './PrintRoot.svelte'

const target = document.querySelector('#sheets')
if (target === null) throw new Error('print.html has no #sheets')
mount(PrintRoot, { target, props: { job: new URLSearchParams(location.search).get('job') ?? '' } })
