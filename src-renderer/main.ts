import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { reportUncaught } from './faults'
import { showTheme } from './ui/theme'

reportUncaught()
const target = document.querySelector('#app')
if (target === null) throw new Error('index.html has no #app')
// Before the first picture, so that a dark hall is not lit up until the settings are known.
showTheme('system')()
mount(App, { target })
