import { type Model, speechEndpoints } from '@vireo/contracts/speech'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { useConversionModels, useSpeechModels } from './queries.ts'

const model = (model_id: string, requires_alpha_access: boolean) =>
  // Only what the choice looks at.
  ({ model_id, requires_alpha_access, can_do_text_to_speech: true, can_do_voice_conversion: true }) as Model
const models = [model('finished', false), model('unfinished', true)]

function Names({ use }: { readonly use: typeof useSpeechModels }) {
  return createElement(
    'p',
    {},
    use()
      .data?.map((one) => one.model_id)
      .join(' '),
  )
}

test.each([
  [true, 'finished unfinished'],
  [false, 'finished'],
  [undefined, 'finished'],
])('models that are not finished are for workspaces that see these: %s', (hasAccess, names) => {
  const answers = [
    [contractQuery(speechEndpoints.listModels, {}).queryKey, models],
    ...(hasAccess === undefined ? [] : [[contractQuery(workspacesEndpoints.hasAlphaAccess, {}).queryKey, hasAccess]]),
  ] as [readonly unknown[], unknown][]
  for (const use of [useSpeechModels, useConversionModels])
    expect(shownForTests(createElement(Names, { use }), { answers })).toBe(`<p>${names}</p>`)
})
