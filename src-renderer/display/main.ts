import '../app.css'
import { mount } from 'svelte'
import { showTheme } from '../ui/theme'
import Display from './Display.svelte'

const target = document.querySelector('#app')
if (target === null) throw new Error('display.html has no #app')
showTheme('system')()
mount(Display, { target })
