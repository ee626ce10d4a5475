import { sharingVideoEndpoints, type ShareVideoJob, type ShareVideoQuery } from '@vireo/contracts/sharing'

import { ApiError, call } from '#kit/api/index.ts'

export type Wanted = ShareVideoQuery & { readonly history_item_id: string }
export type Followed = {
  readonly signal: AbortSignal
  /** Is told of every look at the job. */
  readonly onJob: (job: Pick<ShareVideoJob, 'job_id' | 'state' | 'progress'>) => void
  /** Waits between two looks. */
  readonly pause: () => Promise<void>
}

/** Makes a video and follows its job until it is there. Answers its address, undefined where it was canceled. */
export async function followVideo(wanted: Wanted, { signal, onJob, pause }: Followed): Promise<string | undefined> {
  const begun = await call(sharingVideoEndpoints.generateVideo, { ...wanted, wait_seconds: 0 }, { signal })
  if (begun.video_url !== undefined) return begun.video_url
  const asked = { history_item_id: wanted.history_item_id, job_id: begun.job_id ?? '' }
  for (onJob({ job_id: asked.job_id, state: 'queued', progress: 0 }); ;) {
    await pause()
    signal.throwIfAborted()
    const job = await call(sharingVideoEndpoints.getVideoJob, asked, { signal })
    if (job.video_url !== null) return job.video_url
    if (job.state === 'canceled') return undefined
    if (job.error !== null) throw new ApiError({ status: 500, ...job.error })
    onJob(job)
  }
}

/** Turns the address of a video into one of this site: the page may be open under another name of the server. */
export function ownAddress(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}
