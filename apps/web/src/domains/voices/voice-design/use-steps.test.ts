import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn } from '#kit/testing/stand-in.testing.ts'
import { emptyForm } from './design-form.ts'
import { useSteps } from './use-steps.ts'

const written = (id: string, changed: string | null, previews: readonly string[]) => ({
  remixing_session_iteration_id: id,
  previews: previews.map((generated_voice_id) => ({ generated_voice_id })),
  changed_voice_id: changed,
  voice_description: `description of ${id}`,
  text: `text of ${id}`,
})
const { schema } = voiceDesignEndpoints.getSession.success
const { iterations: steps } = schema.parse(
  leastAnswer(schema, { iterations: [written('one', null, ['a', 'b']), written('two', 'b', ['c', 'd'])] }),
)

function useDesign() {
  const [form, setForm] = useState({ ...emptyForm, description: 'A warm voice', text: 'Hello.', findsText: false })
  return { form, steps: useSteps(steps, setForm) }
}

test('the last step is looked at until another one is chosen', async () => {
  const design = await useForTests(useDesign)
  expect(design.now().steps.iteration).toBe(steps[1])
  await design.act(({ steps: { choose } }) => choose('one'))
  expect(design.now().steps.iteration).toBe(steps[0])
  await design.act(({ steps: { choose } }) => choose('gone'))
  expect(design.now().steps.iteration).toBe(steps[1])
})

test('a preview is changed further with its text, and with an empty description', async () => {
  standIn('scrollTo', () => undefined)
  const design = await useForTests(useDesign)
  await design.act(({ steps: { choose } }) => choose('one'))
  const preview = steps[0]?.previews[1]
  if (!preview) throw new Error('There is no second preview.')
  await design.act(({ steps: { changeFurther } }) => changeFurther(preview))
  expect(design.now().steps.changed).toMatchObject({ id: 'b', after: steps[0] })
  expect(design.now().steps.changed?.name).toContain('2')
  expect(design.now().form).toEqual({ ...emptyForm, text: 'Hello.', findsText: false })
  await design.act(({ steps: { startOver } }) => startOver())
  expect([design.now().steps.changed, design.now().form]).toEqual([undefined, emptyForm])
})

test('going back brings what was written for a step, and which preview it changed', async () => {
  const design = await useForTests(useDesign)
  const [one, two] = steps
  if (!one || !two) throw new Error('There are two steps.')
  await design.act(({ steps: { goBack } }) => goBack(two))
  expect(design.now().form).toMatchObject({ description: 'description of two', text: 'text of two', findsText: false })
  expect(design.now().steps.changed, 'its previews came of the second of the first step').toMatchObject({
    id: 'b',
    after: two,
  })
  await design.act(({ steps: { goBack } }) => goBack(one))
  expect([design.now().steps.iteration, design.now().steps.changed]).toEqual([one, undefined])
})
