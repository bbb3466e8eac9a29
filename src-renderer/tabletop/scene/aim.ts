import type { Konva } from 'konva/lib/Core'
import { type Camera, toScreen } from '../camera'

/** Has a layer drawn in table inches, y downwards, as a camera sees them. */
export function aim(layer: Konva.Layer, camera: Camera): void {
  const origin = toScreen(camera, { x: 0, y: 0 })
  layer.setAttrs({
    x: origin.left,
    y: origin.top,
    scaleX: camera.pixelsPerInch,
    scaleY: camera.pixelsPerInch,
    rotation: camera.viewFrom === 'a' ? 0 : 180,
  })
}
