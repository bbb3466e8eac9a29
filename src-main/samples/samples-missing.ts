import type { ReadDb } from '../db/database'

/** What is put into a library once, each under a name of its own: later versions came with more. */
const SAMPLE_BATCHES = ['samples', 'sample-decks', 'example-cards'] as const
export type SampleBatch = (typeof SAMPLE_BATCHES)[number]

/** Whether samples are still to be put into a library. Known without reading them, for every start but the first. */
export function samplesMissing(db: ReadDb): boolean {
  return SAMPLE_BATCHES.some((name) => !isDone(db, name))
}

/** Whether a batch of samples was put into a library. */
export function isDone(db: ReadDb, name: SampleBatch): boolean {
  return db.one(`SELECT 1 FROM done_once WHERE name = ?`, name) !== undefined
}
