import { useQuery } from '@tanstack/react-query'
import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { joinClasses } from '@vireo/ui'
import { BookHeadphones, Mic, ScrollText } from 'lucide-react'
import { useCallback, useState } from 'react'

import { callBytes } from '#kit/api/index.ts'
import { useVisible } from '#kit/use-visible.ts'
import { publishingWords } from '../words.ts'

const pictureClasses = 'size-full object-cover'
const icons = { audiobook: BookHeadphones, podcast: Mic, single: ScrollText } as const

/** Shows the cover that the next edition of a work has, once it is in sight; without one, what the work is. */
export function CoverPicture({
  work: { work_id: id, kind, title, has_cover: hasCover },
  instead,
  className,
}: {
  readonly work: Pick<Work, 'work_id' | 'kind' | 'title' | 'has_cover'>
  /** The picture that is on its way to become it. */
  readonly instead?: string | undefined
  readonly className: string
}) {
  const [isSeen, setSeen] = useState(false)
  const place = useVisible<HTMLSpanElement>(() => setSeen(true))
  const kept = useCover(id, hasCover && isSeen)
  const blob = hasCover ? kept : undefined
  const label = publishingWords.coverOf(title)
  const Icon = icons[kind]
  return (
    <span
      ref={place}
      className={joinClasses('flex shrink-0 items-center justify-center overflow-hidden bg-fill text-muted', className)}
    >
      {instead === undefined ? null : <img src={instead} alt={label} className={pictureClasses} />}
      {instead === undefined && blob ? <BlobPicture blob={blob} alt={label} /> : null}
      {instead === undefined && !blob ? <Icon aria-hidden size={20} /> : null}
    </span>
  )
}

/** Asks for a cover, which only its owner can fetch. */
function useCover(workId: string, isWanted: boolean): Blob | undefined {
  const { data } = useQuery({
    queryKey: coverKey(workId),
    queryFn: ({ signal }) => fetchCover(workId, signal),
    enabled: isWanted,
    staleTime: Infinity,
  })
  return data
}

function BlobPicture({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(blob)
      if (image) image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt={alt} className={pictureClasses} />
}

async function fetchCover(workId: string, signal: AbortSignal): Promise<Blob> {
  const { stream, contentType } = await callBytes(publishingEndpoints.getCover, { work_id: workId }, { signal })
  return new Response(stream, { headers: { 'content-type': contentType } }).blob()
}

/** Names the cover of a work among the answers of the server. */
export function coverKey(workId: string): readonly string[] {
  return [publishingEndpoints.getCover.id, workId]
}
