/**
 * Draws a table of units and terrain in bare canvas, and moves one unit with the pointer, without any checks.
 * Runs inside a page, so it uses nothing from outside itself.
 */
export function drawBareTable({
  units,
  features,
  cornersPerFeature,
}: {
  units: number
  features: number
  cornersPerFeature: number
}): void {
  const canvas = (name: string): CanvasRenderingContext2D => {
    const element = document.body.appendChild(document.createElement('canvas'))
    element.className = name
    element.width = window.innerWidth
    element.height = window.innerHeight
    const context = element.getContext('2d')
    if (context === null) throw new Error('This window has no canvas')
    return context
  }
  const still = canvas('still')
  const dragged = canvas('dragged')
  const { innerWidth: width, innerHeight: height } = window
  still.fillStyle = '#c4cba6'
  still.fillRect(0, 0, width, height)
  for (let feature = 0; feature < features; feature++) {
    still.beginPath()
    for (let corner = 0; corner < cornersPerFeature; corner++) {
      const angle = (2 * Math.PI * corner) / cornersPerFeature
      still.lineTo(
        ((feature * 97) % width) + 40 * Math.cos(angle),
        ((feature * 61) % height) + 40 * Math.sin(angle),
      )
    }
    still.closePath()
    still.fillStyle = 'rgb(90 130 70 / 50%)'
    still.fill()
    still.strokeStyle = '#413b33'
    still.stroke()
  }
  const drawUnit = (context: CanvasRenderingContext2D, x: number, y: number, name: string) => {
    context.fillStyle = '#fbf8f0'
    context.strokeStyle = '#2f5d8a'
    context.fillRect(x - 14, y - 7, 28, 14)
    context.strokeRect(x - 14, y - 7, 28, 14)
    context.fillStyle = '#2b2620'
    context.fillText(name, x - 8, y + 3)
  }
  for (let unit = 1; unit < units; unit++)
    drawUnit(still, (unit * 53) % width, (unit * 37) % height, `${unit}`)
  let pointer = { x: width / 2, y: height / 2 }
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    pointer = { x, y }
  })
  const draw = () => {
    dragged.clearRect(0, 0, width, height)
    drawUnit(dragged, pointer.x, pointer.y, '0')
    requestAnimationFrame(draw)
  }
  draw()
}
