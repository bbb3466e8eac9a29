import {
  isSimplePolygon,
  lengthInches,
  perimeterInches,
  polygonFootprint,
  polylineFootprint,
} from '@rules/core/geometry'
import { expect, test } from 'vitest'
import { CATALOGUES } from '../messages/catalogue'
import { placeShape, READY_SHAPES, scaleShape, squareShape } from './shapes'

test('every ready shape measures exactly 40″ and is a sound outline', () => {
  for (const { id, shape } of READY_SHAPES) {
    if (shape.kind === 'polygon') {
      expect(perimeterInches(polygonFootprint(shape.points)), id).toBeCloseTo(40, 9)
      expect(isSimplePolygon(shape.points), id).toBe(true)
    } else expect(lengthInches(polylineFootprint(shape.points)), id).toBeCloseTo(40, 9)
  }
})

test('every ready shape has a name in both languages', () => {
  for (const { id } of READY_SHAPES) {
    expect(CATALOGUES.en).toHaveProperty([`tabletop.shape.${id}`])
    expect(CATALOGUES.fr).toHaveProperty([`tabletop.shape.${id}`])
  }
})

test('a placed shape lies round its place and is as long as before', () => {
  for (const { shape } of READY_SHAPES) {
    const placed = placeShape(shape, { x: 30, y: 17 })
    const { bounds } =
      shape.kind === 'polygon' ? polygonFootprint(placed.points) : polylineFootprint(placed.points)
    expect((bounds.minX + bounds.maxX) / 2).toBeCloseTo(30, 9)
    expect((bounds.minY + bounds.maxY) / 2).toBeCloseTo(17, 9)
  }
})

test('a camp’s square is 6″ a side', () => {
  expect(perimeterInches(polygonFootprint(squareShape(6).points))).toBe(24)
})

test('a shape is scaled to a perimeter to the last digit', () => {
  const scaled = scaleShape(squareShape(6), 40)
  expect(perimeterInches(polygonFootprint(scaled.points))).toBeCloseTo(40, 12)
})
