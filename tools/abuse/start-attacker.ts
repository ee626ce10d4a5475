import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { loaderArguments } from '@vireo/engines'
import type { Attacked, Attack, Size } from './attack.ts'
import { Endings } from './client.ts'

export type AttackOrder = { readonly attack: string; readonly server: Attacked; readonly size: Size }
export type AttackResult = { readonly counts: readonly [string, number][] } | { readonly error: string }

export type Attacker = {
  /** Runs an attack to its end. Resolves with how its requests ended. */
  attack(attack: Attack, server: Attacked, size: Size): Promise<Endings>
  stop(): Promise<void>
}

/** Starts the process that attacks, which has the processor when nobody else wants it. */
export function startAttacker(): Attacker {
  const program = new URL('./attacker.ts', import.meta.url)
  const child = fork(program, { execArgv: loaderArguments(program) })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const ended = once(child, 'exit')
  return {
    async attack({ name }, { url, attacker, neighbour, voiceId, sharedPath, lockedPath }, size) {
      const server = { url, attacker, neighbour, voiceId, sharedPath, lockedPath }
      child.send({ attack: name, server, size } satisfies AttackOrder)
      const result = await Promise.race([
        once(child, 'message').then(([message]) => message as AttackResult),
        ended.then(([code]) => ({ error: `the attacker ended with ${code}` })),
      ])
      if ('error' in result) throw new Error(result.error)
      return new Endings(result.counts)
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
