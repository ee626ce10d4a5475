import { expect, test } from 'vitest'
import { sketchOfPremade } from '../../apps/server/src/domains/voices/voices/library/premade-sketches.ts'
import sampled from '../../apps/web/src/static/landing/sample-sketches.json' with { type: 'json' }

test('the landing page draws its samples as the server does: `npx tsx tools/measure-voices/measure.ts sketches`', () => {
  expect(Object.keys(sampled).length).toBeGreaterThan(0)
  for (const [voiceId, sketch] of Object.entries(sampled)) expect(sketch).toEqual(sketchOfPremade(voiceId))
})
