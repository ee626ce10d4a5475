import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button, Sheet } from '@vireo/ui'
import { Link } from 'lucide-react'

import { VoicePreviewButton } from '#voices/components/index.ts'
import { copyLink } from '../copy-link.ts'
import { isPremade } from '../is-premade.ts'
import { AddButton } from './add-button.tsx'
import { VoiceBadges } from './voice-badges.tsx'
import { VoiceFacts } from './voice-facts.tsx'
import { libraryWords } from '../words.ts'

/** A published voice beside the list it was found in. */
export function VoiceSheet({
  voice,
  language,
  onClose,
  onAdd,
}: {
  readonly voice: LibraryVoice | undefined
  readonly language: string
  readonly onClose: () => void
  readonly onAdd: (voice: LibraryVoice) => void
}) {
  return (
    <Sheet open={voice !== undefined} onClose={onClose} title={voice?.name ?? ''} side="right">
      {voice ? (
        <div className="flex flex-col gap-4 p-4">
          <div className="flex flex-wrap items-center gap-2">
            <VoicePreviewButton voice={voice} language={language} />
            <AddButton voice={voice} onAdd={() => onAdd(voice)} />
            {isPremade(voice) ? null : (
              <Button size="sm" icon={<Link aria-hidden size={16} />} onClick={() => copyLink(voice)}>
                {libraryWords.copyLink}
              </Button>
            )}
          </div>
          <div className="flex flex-wrap gap-1 empty:hidden">
            <VoiceBadges voice={voice} />
          </div>
          <VoiceFacts voice={voice} />
        </div>
      ) : null}
    </Sheet>
  )
}
