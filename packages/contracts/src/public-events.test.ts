import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicEventTypes } from './kit/index.ts'
import { publicEvents } from './registry.ts'

test('what customers are sent keeps its shape, or has another version', () => {
  // Whoever changes a line here because a member went or means something else raises its version.
  expect(publicEventTypes.map((type) => `${type} ${publicEvents[type].version} ${shapeOf(type)}`))
    .toMatchInlineSnapshot(`
      [
        "api_key_created 1 key_id: {"type":"string"}, name: {"type":"string"}, user_id: {"type":"string"}",
        "member_joined 1 user_id: {"type":"string"}, role: {"type":"string"}",
        "member_changed 1 user_id: {"type":"string"}, role: {"type":"string"}, is_locked: {"type":"boolean"}",
        "member_left 1 user_id: {"type":"string"}, was_removed: {"type":"boolean"}",
        "ownership_transferred 1 user_id: {"type":"string"}, former_owner_user_id: {"type":"string"}",
        "resource_shared 1 resource_type: {"type":"string"}, resource_id: {"type":"string"}, shared_with: {"type":"string"}, user_id: {"type":"string"}, access_level: {"type":"string"}",
        "resource_unshared 1 resource_type: {"type":"string"}, resource_id: {"type":"string"}, shared_with: {"type":"string"}, user_id: {"type":"string"}",
        "generation_finished 1 history_item_id: {"type":"string"}, source: {"type":"string"}, model_id: {"type":["string","null"]}, voice_id: {"type":["string","null"]}, content_type: {"type":"string"}, duration_ms: {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}, credits: {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}, user_id: {"type":"string"}",
        "history_item_deleted 1 history_item_id: {"type":"string"}, user_id: {"type":"string"}",
        "voice_created 1 voice_id: {"type":"string"}, name: {"type":"string"}, category: {"type":"string"}, original_voice_id: {"type":["string","null"]}, user_id: {"type":"string"}",
        "voice_deleted 1 voice_id: {"type":"string"}, name: {"type":"string"}",
        "subscription_changed 1 tier: {"type":"string"}, status: {"type":"string"}, billing_period: {"type":["string","null"]}, previous_tier: {"type":"string"}, previous_status: {"type":"string"}",
        "voice_removal_notice 1 voice_id: {"type":"string"}, original_voice_id: {"type":"string"}, public_owner_id: {"type":"string"}, name: {"type":"string"}, disable_at_unix: {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}",
        "voice_removal_notice_withdrawn 1 voice_id: {"type":"string"}, original_voice_id: {"type":"string"}, public_owner_id: {"type":"string"}, name: {"type":"string"}",
        "voice_removed 1 voice_id: {"type":"string"}, original_voice_id: {"type":"string"}, public_owner_id: {"type":"string"}, name: {"type":"string"}",
        "voice_trained 1 voice_id: {"type":"string"}, model_id: {"type":"string"}, user_id: {"type":"string"}",
        "voice_training_failed 1 voice_id: {"type":"string"}, model_id: {"type":"string"}, user_id: {"type":"string"}",
        "production_order_changed 1 order_id: {"type":"string"}, state: {"type":"string"}, sandbox: {"type":"boolean"}",
        "production_order_delivered 1 order_id: {"type":"string"}, sandbox: {"type":"boolean"}",
      ]
    `)
})

/** Writes the members of an event's data with their types, `?` where one may be missing. */
function shapeOf(type: keyof typeof publicEvents): string {
  const { properties = {}, required = [] } = z.toJSONSchema(publicEvents[type].data)
  return Object.entries(properties)
    .map(([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${JSON.stringify(schema)}`)
    .join(', ')
}
