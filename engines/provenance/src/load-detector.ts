import type { LoadMarkDetector } from '@vireo/engines'
import { findMarks } from './find-marks.ts'
import { heardRateHz } from './hearing/measure-levels.ts'

/** There is no model to load: everything is computed. */
export const loadMarkDetector: LoadMarkDetector = async () => ({ sampleRateHz: heardRateHz, find: findMarks })
