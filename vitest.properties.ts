import { configureGlobal } from 'fast-check'

/** Property tests try the same cases in every run, so that a failure is one for everybody; change the number to try others. */
configureGlobal({ seed: 2019_03_11 })
