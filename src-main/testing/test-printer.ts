import type { PrintData } from '../contract/printing'
import { PrintJobs } from '../printing/print-jobs'
import type { Printer } from '../printing/printing-handlers'

/** A printer that writes down what it was given instead of laying it out. */
export function testPrinter(): Printer {
  const asText = async (data: PrintData) => JSON.stringify(data)
  return {
    jobs: new PrintJobs(),
    toPdf: async (data) => new TextEncoder().encode(await asText(data)),
    toHtml: asText,
    toPicture: async (data, take) => {
      for (const part of [JSON.stringify(data.picture), JSON.stringify(data)])
        if (!(await take(new TextEncoder().encode(part), 0.5)).ok) return
    },
    toPaper: async () => true,
  }
}
