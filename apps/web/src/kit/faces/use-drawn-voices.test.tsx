import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { VoiceFace } from '@vireo/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { contractQuery } from '../api/index.ts'
import { leastAnswer } from '../testing/least-answer.testing.ts'
import { drawnOf } from './drawn-of.ts'
import { KnownFace } from './known-face.tsx'

const face = { seed: 'preview', pitch_hz: 100, brightness: 0.2, roughness: 0.5, picture_url: null }
const ada = Voice.parse(leastAnswer(Voice, { voice_id: 'ada', face }))

function shown(id: string, client: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <KnownFace id={id} />
    </QueryClientProvider>,
  )
}

test('a face of which only the id is known is drawn as the list of voices says, which is asked for by its one key', () => {
  const client = new QueryClient()
  client.setQueryData(contractQuery(voicesEndpoints.list, { show_legacy: true }).queryKey, { voices: [ada] })
  expect(shown('ada', client)).toBe(renderToStaticMarkup(<VoiceFace {...drawnOf(face)} size={40} />))
  // Gone from the list: its id is all that is known.
  expect(shown('gone', client)).toContain('data:image/svg+xml,')
})

test('its place is held while the list is on its way', () => {
  expect(shown('ada', new QueryClient())).not.toContain('data:image/svg+xml,')
})
