import type { Instance } from './open-instance.ts'
import type { Output } from './output.ts'

/** Opens the instance, does the work, closes it again. */
export type CommandWork = (work: (instance: Instance, output: Output) => Promise<void>) => Promise<void>
