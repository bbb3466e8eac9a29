// Set up before every test file. A failing property is made smaller for a while and then told: with decimal numbers in
// it that search has no end, and no test's time limit can break into it.
import fc from 'fast-check'

fc.configureGlobal({ endOnFailure: Boolean(process.env.CI), interruptAfterTimeLimit: 20_000 })
