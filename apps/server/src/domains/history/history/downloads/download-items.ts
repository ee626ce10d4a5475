import type { historyEndpoints } from '@vireo/contracts/history'
import type { Input } from '@vireo/contracts/kit'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { attachment, downloadName } from './download-name.ts'
import { sendRecordingsZip } from './send-recordings-zip.ts'
import { sizeOfRecording } from '../audio/get-audio.ts'
import { findItems } from '../history-store.ts'
import { readAs } from '../read-as.ts'
import type { HistoryRow } from '../tables.ts'

type Wanted = Parameters<typeof readAs>[2]

/** Answers with recordings to save: one as an audio file, several (or on request one) as a zip. */
export async function downloadItems(
  ctx: With<'manifests' | 'media' | 'storage'>,
  input: Input<typeof historyEndpoints.download>,
): Promise<ByteAnswer> {
  const ids = [...new Set(input.history_item_ids)]
  const rows = await findItems(ctx, ids)
  if (rows.length < ids.length) throw new AppError('history_item_not_found', { param: 'history_item_ids' })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  const wanted = input.output_format === 'wav' || input.output_format === 'mp3' ? input.output_format : 'default'
  const [only] = items
  if (items.length === 1 && only && input.output_format !== 'zip') return downloadOne(ctx, only, wanted)
  return downloadZip(ctx, items, wanted)
}

async function downloadOne(
  ctx: With<'manifests' | 'media' | 'storage'>,
  item: HistoryRow,
  wanted: Wanted,
): Promise<ByteAnswer> {
  await sizeOfRecording(ctx, item)
  const file = await readAs(ctx, item, wanted)
  return {
    contentType: file.contentType,
    headers: { 'content-disposition': attachment(downloadName(item.text, item.id, file.extension)) },
    send: (sink) => pour(file.bytes, sink),
  }
}

function downloadZip(
  ctx: With<'manifests' | 'media' | 'storage'>,
  items: readonly HistoryRow[],
  wanted: Wanted,
): ByteAnswer {
  return sendRecordingsZip(
    'history_archive.zip',
    items.map((item) => ({
      name: (extension) => downloadName(item.text, item.id, extension),
      at: item.created_at,
      read: () => readAs(ctx, item, wanted),
    })),
  )
}
