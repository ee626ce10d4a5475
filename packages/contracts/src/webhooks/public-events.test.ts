import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicEvents, publicEventTypes } from './public-events.ts'

test('what customers are sent keeps its shape, or has another version', () => {
  // Whoever changes a line here because a member went or means something else raises its version.
  expect(publicEventTypes.map((type) => `${type} ${publicEvents[type].version} ${shapeOf(type)}`)).toMatchInlineSnapshot(`
    [
      "generation_finished 1 cdb88fd2",
      "history_item_deleted 1 4420e954",
      "api_key_created 1 85a8332b",
      "member_joined 1 d8f583e0",
      "member_changed 1 d86bfb00",
      "member_left 1 b540e984",
      "ownership_transferred 1 c2645711",
      "resource_shared 1 7cf74e55",
      "resource_unshared 1 6ddc789c",
      "voice_created 1 cd43cca9",
      "voice_deleted 1 a58534e7",
      "voice_trained 1 ce0b5799",
      "voice_training_failed 1 ce0b5799",
      "voice_removal_notice 1 fb7c932c",
      "voice_removal_notice_withdrawn 1 fe3014bd",
      "voice_removed 1 fe3014bd",
      "subscription_changed 1 6a591791",
    ]
  `)
})

function shapeOf(type: keyof typeof publicEvents): string {
  const schema = JSON.stringify(z.toJSONSchema(publicEvents[type].data))
  return createHash('sha256').update(schema).digest('hex').slice(0, 8)
}
