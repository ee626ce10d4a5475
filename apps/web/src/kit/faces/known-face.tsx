import { Skeleton, VoiceFace, joinClasses, type VoiceFaceProps } from '@vireo/ui'

import { useDrawnVoice } from './use-drawn-voices.ts'

const sizes = { 24: 'size-6', 32: 'size-8', 40: 'size-10', 64: 'size-16', 240: 'size-60' } as const

/** Shows the face of a voice of which only the id is known; holds its place until it is known how it is drawn. */
export function KnownFace({ id, size = 40, className, ...props }: Omit<VoiceFaceProps, 'sound'>) {
  const drawn = useDrawnVoice(id)
  if (!drawn) return <Skeleton round className={joinClasses('shrink-0', sizes[size], className)} />
  return <VoiceFace {...drawn} {...props} size={size} className={className} />
}
