import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Capability, CapabilityEngines, EngineSet } from '@vireo/engines'

/** The name of the engine in recipes whose voices are spoken by engines by address. */
export const addressEngineName = 'address'

/** What engines by address can be asked for. */
export const addressCapabilities = [
  'speech',
  'recognition',
  'chat',
  'embeddings',
  'separation',
  'sound_effects',
] as const satisfies readonly Capability[]
export type AddressCapability = (typeof addressCapabilities)[number]

/** A server that does something for this instance, or for one of its workspaces. */
export type AddressEngine = {
  readonly id: string
  /** Undefined for what the whole instance uses. */
  readonly workspaceId: WorkspaceId | undefined
  readonly name: string
  /** Ahead of `/audio/speech` and the like, without a slash at its end. */
  readonly address: string
  readonly key: string | undefined
  readonly capabilities: readonly AddressCapability[]
  readonly model: string
  readonly voices: readonly string[]
  /** BCP 47, the main one first. */
  readonly languages: readonly string[]
  readonly timeoutMs: number
  readonly concurrency: number
  /** Who is asked where this one fails. */
  readonly nextId: string | undefined
}

/** How an engine is doing, as far as this process has seen. */
export type AddressHealth = {
  /** `resting` is left alone for a while because it failed again and again. */
  readonly state: 'unknown' | 'well' | 'failing' | 'resting'
  readonly problem: string | undefined
  readonly latencyMs: number | undefined
  readonly checkedAt: Date | undefined
}

/** What came of a trial. */
export type AddressTrial = {
  readonly capability: AddressCapability
  readonly latencyMs: number
  /** What was said, understood or answered. */
  readonly text: string
  /** A whole WAV file, of engines that speak. */
  readonly wav: Uint8Array | undefined
}

/** What is tried: a sentence to be spoken, or one that is heard in a WAV file. */
export type AddressTrialWishes = {
  readonly capability: AddressCapability
  readonly sentence: string
  readonly clip: Uint8Array | undefined
}

/** Asks engines by address. Everything rejects with EngineError, whose message may be shown. */
export type AddressEngines = {
  /** What was seen of an engine; asks its server in the background where that was long ago. */
  health(engine: AddressEngine): AddressHealth
  /** Asks the server of an engine how it is, at once. */
  check(engine: AddressEngine): Promise<AddressHealth>
  /** Fetches the names of the voices that a server lists; none where it lists none. */
  listVoices(engine: AddressEngine): Promise<readonly string[]>
  tryOut(engine: AddressEngine, wishes: AddressTrialWishes): Promise<AddressTrial>
  /** What these engines can do besides speaking; the first that can is asked, and who follows it. */
  setOf(engines: readonly AddressEngine[]): EngineSet
  /** Forgets what was seen of an engine that was changed, and tells who lists voices. */
  changed(id: string): Promise<void>
}

export type AddressAbility = Extract<AddressCapability, keyof CapabilityEngines>

/** Returns the host of an address, as people read it. */
export function hostOf({ address }: Pick<AddressEngine, 'address'>): string {
  return new URL(address).host
}

/** Returns the base by which recipes name a voice of an engine. */
export function baseOfVoice(engineId: string, voice: string): string {
  return `${engineId}/${voice}`
}

/** Reads a base that `baseOfVoice` wrote. */
export function readVoiceBase(base: string): { readonly engineId: string; readonly voice: string } {
  const at = base.indexOf('/')
  return { engineId: base.slice(0, Math.max(0, at)), voice: base.slice(at + 1) }
}
