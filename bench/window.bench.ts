import type { Measurement } from './measurement'
export async function benchStart(): Promise<readonly Measurement[]> { return [] }
export async function benchMemory(): Promise<readonly Measurement[]> { return [] }
export async function benchDragging(): Promise<readonly Measurement[]> { return [] }
