import { publishingEndpoints } from '@vireo/contracts/publishing'

import { callBytes } from '#kit/api/index.ts'
import { saveFile } from '#kit/files/save-file.ts'

/** Saves what stores take in of a released work. */
export async function saveStoreFiles(workId: string): Promise<void> {
  const { stream, contentType } = await callBytes(publishingEndpoints.getStoreFiles, { work_id: workId })
  saveFile(await new Response(stream, { headers: { 'content-type': contentType } }).blob(), `${workId}.zip`)
}
