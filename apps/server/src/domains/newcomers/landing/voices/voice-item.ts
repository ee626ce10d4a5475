import { type DrawnVoice, voiceArtSvg } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { OpenVoice } from '#voice-library'
import type { PremadeVoice } from '#voices/library/index.ts'
import { playerOf } from '../page/player.ts'
import type { LandingWords } from '../page/words-in.ts'

/** Writes a voice that comes with the product. */
export function premadeItem({ voiceId: id, name, description }: PremadeVoice, words: LandingWords): string {
  const preview = `/v1/voices/${encodeURIComponent(id)}/preview`
  return itemOf({ voice: { id }, name, description, preview, use: `/app/voice-library/voice/${id}` }, words)
}

/** Writes a voice that somebody published; their words are text, whatever stands in them. */
export function publishedItem({ voice, sketch }: OpenVoice, words: LandingWords): string {
  const [owner, id] = [voice.public_owner_id, voice.voice_id].map(encodeURIComponent)
  const sound = sketch?.traits ?? undefined
  return itemOf(
    {
      voice: { id: sketch?.seed ?? voice.voice_id, ...(sound && { sound }) },
      name: voice.name,
      description: voice.description,
      preview: `/v1/shared-voices/${owner}/${id}/preview`,
      use: `/app/voice-lab/share/${owner}/${id}`,
    },
    words,
  )
}

type Shown = Readonly<Record<'name' | 'description' | 'preview' | 'use', string>> & { readonly voice: DrawnVoice }

function itemOf({ voice, name, description, preview, use }: Shown, words: LandingWords): string {
  return (
    `<li class="card"><div class="speaker"><img src="${faceOf(voice)}" width="56" height="56" alt="" loading="lazy">` +
    `<h3 class="who" dir="auto"><a href="${escapeHtml(use)}">${escapeHtml(name)}</a></h3>` +
    `<p class="facts" dir="auto">${escapeHtml(description)}</p></div>` +
    `${playerOf({ src: preview, label: words.previewOf(name), voice }, words)}</li>`
  )
}

function faceOf(voice: DrawnVoice): string {
  return `data:image/svg+xml,${encodeURIComponent(voiceArtSvg(voice, { size: 56 }))}`
}
