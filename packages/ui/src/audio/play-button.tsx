import { Pause, Play } from 'lucide-react'

import { IconButton, type IconButtonProps } from '../primitives/icon-button.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { uiWords } from '../words.ts'

/** Plays or pauses; shows a ring while the sound is on its way. */
export function PlayButton({
  playing,
  loading = false,
  of,
  ...rest
}: Omit<IconButtonProps, 'label' | 'children'> & {
  readonly playing: boolean
  readonly loading?: boolean
  /** What is played, for the accessible name: "Play Ada". */
  readonly of?: string
}) {
  const verb = playing ? uiWords.pause : uiWords.play
  return (
    <IconButton {...rest} label={of ? uiWords.playThing(verb, of) : verb}>
      {loading ? (
        <Spinner />
      ) : playing ? (
        <Pause aria-hidden size={16} fill="currentColor" />
      ) : (
        <Play aria-hidden size={16} fill="currentColor" className="translate-x-px" />
      )}
    </IconButton>
  )
}
