import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('marshal', {})
