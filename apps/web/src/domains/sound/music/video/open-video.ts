/** A video of this browser that music is wanted for. */
export type Video = {
  readonly file: File
  /** Where the browser finds it; whoever lets go of it gives the address back. */
  readonly url: string
  /** Absent where the browser cannot read it, or nobody wrote it down; the server tells then. */
  readonly durationMs: number | undefined
  /** Undefined where the browser cannot read it. */
  readonly hasPicture: boolean | undefined
}

/** Looks into a video as far as this browser can. Never rejects. */
export async function openVideo(file: File): Promise<Video> {
  const url = URL.createObjectURL(file)
  const element = document.createElement('video')
  const isRead = await new Promise<boolean>((resolve) => {
    element.addEventListener('loadedmetadata', () => resolve(true), { once: true })
    element.addEventListener('error', () => resolve(false), { once: true })
    element.preload = 'metadata'
    element.src = url
  })
  const { duration, videoWidth } = element
  const durationMs = isRead && Number.isFinite(duration) ? Math.round(duration * 1000) : undefined
  element.removeAttribute('src')
  return { file, url, durationMs, hasPicture: isRead ? videoWidth > 0 : undefined }
}
