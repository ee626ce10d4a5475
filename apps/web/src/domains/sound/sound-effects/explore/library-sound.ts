import { type SharedSound, soundEffectsEndpoints } from '@vireo/contracts/sound-effects'

import { callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { currentLanguage } from '#kit/language/index.ts'
import type { Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { exploreWords } from './words.ts'

/** What is heard of sounds, as files and as the player calls it. */
const formats = {
  'audio/mpeg': { extension: 'mp3', outputFormat: 'mp3_44100_128' },
  'audio/wav': { extension: 'wav', outputFormat: 'wav_44100' },
} as const

/** Answers what a sound is called in the language of the screen. */
export function nameOf({ text, labels }: SharedSound): string {
  return (currentLanguage() === 'de' ? labels['name_de'] : undefined) ?? text
}

/** Answers what a sound was made of, in the language of the screen. */
export function promptOf(sound: SharedSound): string {
  return sound.prompt === sound.text ? nameOf(sound) : sound.prompt
}

/** Makes of a sound what the player takes. */
export function trackOf(sound: SharedSound): Track {
  const { generation_id: id, preview_url: url, preview_type: type, peaks, duration_ms: durationMs } = sound
  return {
    id,
    title: nameOf(sound),
    subtitle: makerOf(sound),
    source: paths.soundEffectsExplore,
    kept: { in: 'address', url, outputFormat: formats[type].outputFormat },
    peaks: peaks?.map((level) => level / 100),
    durationMs: durationMs ?? undefined,
    open: async () => ({ url }),
    download: () => saveSounds([sound], 'mp3'),
  }
}

/** Says whose sound it is. */
export function makerOf({ author, public_user_id: maker }: SharedSound): string | undefined {
  if (author !== null) return exploreWords.by(author)
  return maker === 'vireo' ? exploreWords.house : undefined
}

/** Saves one sound as a file, or several as one zip. */
export async function saveSounds(sounds: readonly SharedSound[], format: 'mp3' | 'wav'): Promise<void> {
  const [first] = sounds
  if (!first) return
  const { stream, contentType } = await callBytes(soundEffectsEndpoints.downloadLibrary, {
    generation_ids: sounds.map(({ generation_id: id }) => id),
    output_format: format,
  })
  const blob = await new Response(stream, { headers: { 'content-type': contentType } }).blob()
  saveFile(blob, sounds.length === 1 ? fileNameOf(first, format) : 'sounds.zip')
}

function fileNameOf(sound: SharedSound, format: string): string {
  return `${
    nameOf(sound)
      .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim() || 'sound'
  }.${format}`
}

/** Writes what a desktop needs to take the sound as a file that somebody drags out of the window: what is heard, under a name that says what it is. */
export function dragOut(transfer: DataTransfer, sound: SharedSound): void {
  const { preview_url: url, preview_type: type } = sound
  const { href } = new URL(url, location.href)
  transfer.effectAllowed = 'copy'
  transfer.setData('DownloadURL', `${type}:${fileNameOf(sound, formats[type].extension).replaceAll(':', ' ')}:${href}`)
  transfer.setData('text/uri-list', href)
}
