import { attacks } from './attacks/index.ts'
import type { AttackOrder, AttackResult } from './start-attacker.ts'
import { Endings } from './client.ts'

/** A process that attacks as it is told: what an attacker computes must not be taken for what a neighbour waits for. */
process.on('message', ({ attack: name, server, size }: AttackOrder) => {
  const answer = (result: AttackResult) => process.send?.(result)
  const endings = new Endings()
  const attack = attacks.find((one) => one.name === name)
  if (!attack) return answer({ error: `There is no attack “${name}”.` })
  attack.run(server, size, endings).then(
    () => answer({ counts: [...endings.counts] }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
