import { publishingEndpoints } from '@vireo/contracts/publishing'

import { call } from '#kit/api/index.ts'
import { saveFrom } from '#kit/files/save-from.ts'

/** Saves what stores take in of a released work, which may be hours of sound. */
export async function saveStoreFiles(workId: string): Promise<void> {
  const { url } = await call(publishingEndpoints.createStoreAddress, { work_id: workId })
  saveFrom(url)
}
