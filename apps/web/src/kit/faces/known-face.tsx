import { faceSizes, Skeleton, VoiceFace, joinClasses, type VoiceFaceProps } from '@vireo/ui'

import { useDrawnVoice } from './use-drawn-voices.ts'

/** Shows the face of a voice of which only the id is known; holds its place until it is known how it is drawn. */
export function KnownFace({ id, size = 40, className, ...props }: Omit<VoiceFaceProps, 'sound'>) {
  const drawn = useDrawnVoice(id)
  if (!drawn) return <Skeleton round className={joinClasses('shrink-0', faceSizes[size], className)} />
  return <VoiceFace {...drawn} {...props} size={size} className={className} />
}
