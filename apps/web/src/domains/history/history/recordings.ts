import { historyEndpoints, type HistoryItem } from '@vireo/contracts/history'

import { call, callBytes } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { formatDate } from '#kit/format/index.ts'
import type { IncomingAudio, Track } from '#kit/player/index.ts'
import { paths } from '#kit/routing/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { excerptOf } from './components/excerpt.ts'
import { archiveName, assertDownloadType, recordingName } from './file-names.ts'
import { sourceNameOf } from './source-name.ts'
import { makerOf } from './speakers.ts'

/** The format that is assumed where an old item does not say. */
const usualFormat = 'mp3_44100_128'

/** Fetches one recording's entry. */
export function getRecording(historyItemId: string, signal?: AbortSignal): Promise<HistoryItem> {
  return call(historyEndpoints.get, { history_item_id: historyItemId }, { signal })
}

/** Makes of a recording what the player takes. */
export function trackOf(item: HistoryItem): Track {
  const outputFormat = item.output_format ?? usualFormat
  return {
    id: item.history_item_id,
    historyItemId: item.history_item_id,
    title: item.text ?? excerptOf(item),
    subtitle: item.voice_name ?? makerOf(item),
    voiceId: item.voice_id ?? undefined,
    source: pageOf(item),
    kept: { in: 'history', outputFormat },
    ...knownOf(item),
    open: (signal) => openRecording(item.history_item_id, outputFormat, signal),
  }
}

/** Answers the address at which the recordings of its type stand. */
function pageOf({ source }: HistoryItem): string {
  if (source === 'SFX') return paths.soundEffectsHistory
  if (source === 'Music') return paths.musicHistory
  return source === 'STS' ? paths.speechToSpeechHistory : paths.history
}

/** Fetches the audio of a recording, as the player takes it. */
export async function openRecording(
  historyItemId: string,
  outputFormat: string,
  signal: AbortSignal,
): Promise<IncomingAudio> {
  const answer = await callBytes(historyEndpoints.getAudio, { history_item_id: historyItemId }, { signal })
  return { ...answer, outputFormat }
}

/** Tells the player what an entry says once it exists: shape, length, and that it can be downloaded. */
export function knownOf(item: HistoryItem): Pick<Track, 'peaks' | 'durationMs' | 'download'> {
  return {
    peaks: item.peaks?.map((level) => level / 100),
    durationMs: item.duration_ms,
    download: () => downloadRecordings([item]),
  }
}

/** Saves the audio file of a recording of which nothing but its id is known. */
export async function downloadRecording(historyItemId: string): Promise<void> {
  await downloadRecordings([await getRecording(historyItemId)])
}

/** Saves one recording as an audio file, or several as one zip. */
export async function downloadRecordings(items: readonly HistoryItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  const ids = items.map((item) => item.history_item_id)
  const { stream, contentType } = await callBytes(historyEndpoints.download, { history_item_ids: ids })
  assertDownloadType(contentType)
  const blob = await new Response(stream, { headers: { 'content-type': contentType } }).blob()
  saveFile(blob, items.length === 1 ? nameOf(first) : archiveName(formatDate(nowMs() / 1000)))
}

function nameOf(item: HistoryItem): string {
  return recordingName(item.voice_name, item.text ?? sourceNameOf(item) ?? null, item.output_format ?? usualFormat)
}
