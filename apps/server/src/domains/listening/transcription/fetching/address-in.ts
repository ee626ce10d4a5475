import type { UploadedFile } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'

/** Where a recording lies, and the name of the field that says so. */
export type RecordingAddress = { readonly url: string; readonly fieldName: string }

type Sent = {
  readonly files: { readonly file: readonly UploadedFile[] }
  readonly source_url?: string | null | undefined
  readonly cloud_storage_url?: string | null | undefined
}

/** Reads where a recording lies; undefined where it was sent. Throws `invalid_parameters` where it comes in two ways, or in none. */
export function addressIn({ files, source_url: url, cloud_storage_url: older }: Sent): RecordingAddress | undefined {
  const fieldName = url ? 'source_url' : 'cloud_storage_url'
  if (url && older && url !== older)
    throw refused('Send one address: this one is an older name of source_url.', 'cloud_storage_url')
  const address = url || older
  if (!address) return undefined
  if (files.file.length > 0) throw refused('Send a file or an address, not both.', fieldName)
  return { url: address, fieldName }
}

function refused(message: string, param: string): AppError {
  return new AppError('invalid_parameters', { message, param })
}
