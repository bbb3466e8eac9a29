import type { ScreenPoint } from './camera'
import type { PointerSample, TableInput } from './input'
import type { TableKeyboard } from './keyboard'
import type { ToolKey } from './tools/tool-state'

/** Listens to an element's pointer and key events and passes them on as samples; gives back how to stop. */
export function listen(element: HTMLElement, input: TableInput, keyboard: TableKeyboard): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const place = ({ clientX, clientY }: MouseEvent): ScreenPoint => {
    const box = element.getBoundingClientRect()
    return { left: clientX - box.left, top: clientY - box.top }
  }
  const sample = (event: PointerEvent): PointerSample => ({
    pointerId: event.pointerId,
    kind: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
    at: place(event),
    button: event.button,
    timeMs: event.timeStamp,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
  })
  const toolKey = (event: KeyboardEvent): ToolKey => ({
    key: event.key,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
  })

  element.addEventListener(
    'pointerdown',
    (event) => {
      // Capture keeps the drag when the pointer leaves the window; the focus is for the keys that belong to it.
      element.setPointerCapture(event.pointerId)
      element.focus({ preventScroll: true })
      keyboard.isInUse = false
      keyboard.crosshair = null
      input.pointerDown(sample(event))
      event.preventDefault()
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      keyboard.isInUse = false
      input.pointerMove(sample(event))
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      input.pointerUp(sample(event))
    },
    { signal },
  )
  element.addEventListener('pointercancel', (event) => input.pointerLost(event.pointerId), { signal })
  // After a pointerup this comes too and finds nothing to lose.
  element.addEventListener('lostpointercapture', (event) => input.pointerLost(event.pointerId), { signal })
  element.addEventListener('pointerleave', () => input.pointerLeft(), { signal })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      input.wheel({ at: place(event), deltaX: event.deltaX, deltaY: event.deltaY, shift: event.shiftKey })
    },
    { signal, passive: false },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      const isTaken = keyboard.keyDown(toolKey(event))
      // Where Space presses nothing it is held to move the view with the main button.
      if (!isTaken && event.key === ' ') input.isPanKeyHeld = true
      else if (!isTaken) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
  element.addEventListener(
    'keyup',
    (event) => {
      if (event.key === ' ') input.isPanKeyHeld = false
    },
    { signal },
  )
  // A window that loses the focus may never hear of the release.
  window.addEventListener(
    'blur',
    () => {
      input.isPanKeyHeld = false
      input.cancel()
    },
    { signal },
  )
  return () => stop.abort()
}
