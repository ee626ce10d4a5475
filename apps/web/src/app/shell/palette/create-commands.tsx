import type { PaletteCommand } from '@vireo/ui'
import { AudioLines, KeyRound, MessagesSquare, Mic, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths, screensOfferedAt } from '../../../kit/routing/index.ts'
import { appWords } from '../../words.ts'
import { createKeywords } from './command-keywords.ts'
import { screenKeywords } from './screen-keywords.ts'

/** Lists what one may begin: speech, a dialogue, a voice change, a voice of one's own, an invitation, a key. */
export function useCreateCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  const words = appWords.beginning
  const to = (path: string) => () => void navigate(path)
  const voices = screensOfferedAt(paths.voiceLab).map(({ path, title, offer, icon: Icon }): PaletteCommand => ({
    id: `create:${path}`,
    title: title(),
    keywords: [...(screenKeywords[path] ?? []), ...(offer ? [offer.note()] : [])],
    ...(Icon && { icon: <Icon size={16} /> }),
    run: to(path),
  }))
  return [
    {
      id: 'create:speech',
      title: words.speech,
      keywords: createKeywords.speech,
      icon: <AudioLines size={16} />,
      run: to(paths.textToSpeech),
    },
    {
      id: 'create:dialogue',
      title: words.dialogue,
      keywords: createKeywords.dialogue,
      icon: <MessagesSquare size={16} />,
      run: to(`${paths.textToSpeech}?mode=dialogue`),
    },
    {
      id: 'create:voice-change',
      title: words.voiceChange,
      keywords: createKeywords.voiceChange,
      icon: <Mic size={16} />,
      run: to(paths.speechToSpeech),
    },
    ...voices,
    {
      id: 'create:invite',
      title: words.invite,
      keywords: createKeywords.invite,
      icon: <UserPlus size={16} />,
      run: to(`${paths.workspaceInvites}?dialog=invite`),
    },
    {
      id: 'create:key',
      title: words.key,
      keywords: createKeywords.key,
      icon: <KeyRound size={16} />,
      run: to(paths.apiKeys),
    },
  ]
}
