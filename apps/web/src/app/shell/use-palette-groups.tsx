import type { PaletteCommand, PaletteGroup } from '@vireo/ui'
import { AudioLines, Keyboard, LogOut, Mic, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'

import { player } from '../../kit/player/index.ts'
import { existingScreens, paths } from '../../kit/routing/index.ts'
import { signOut } from '../../kit/session/index.ts'
import { showFailure } from '../../kit/failures/show-failure.ts'
import { toggleTheme, useTheme } from '../../kit/theme.ts'
import { excerptOf, trackOf, useHistory } from '#history'
import { useVoices, whyMute } from '#voices'
import { appWords } from '../words.ts'

const recordingsShown = 10

/** Everything that the palette offers: screens, actions, voices to speak with, and recordings to hear again. */
export function usePaletteGroups(onShortcuts: () => void): PaletteGroup[] {
  return [
    { title: appWords.goTo, commands: useScreenCommands() },
    { title: appWords.actions, commands: useActionCommands(onShortcuts) },
    { title: appWords.recordings, commands: useRecordingCommands() },
    { title: appWords.voices, commands: useVoiceCommands() },
  ].filter((group) => group.commands.length > 0)
}

function useScreenCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  return existingScreens().flatMap(({ path, title, icon: Icon }) =>
    Icon ? [{ id: path, title: title(), icon: <Icon size={16} />, run: () => void navigate(path) }] : [],
  )
}

function useActionCommands(onShortcuts: () => void): PaletteCommand[] {
  const isDark = useTheme() === 'dark'
  return [
    {
      id: 'theme',
      title: isDark ? appWords.toLight : appWords.toDark,
      icon: isDark ? <Sun size={16} /> : <Moon size={16} />,
      run: toggleTheme,
    },
    { id: 'shortcuts', title: appWords.shortcuts, note: '?', icon: <Keyboard size={16} />, run: onShortcuts },
    {
      id: 'sign-out',
      title: appWords.signOut,
      icon: <LogOut size={16} />,
      run: () => void signOut().catch(showFailure),
    },
  ]
}

function useRecordingCommands(): PaletteCommand[] {
  const { data } = useHistory({}, recordingsShown)
  return (data ?? []).slice(0, recordingsShown).map((item) => ({
    id: item.history_item_id,
    title: appWords.hear(excerptOf(item, 80)),
    ...(item.voice_name && { note: item.voice_name }),
    icon: <AudioLines size={16} />,
    run: () => void player.play(trackOf(item)),
  }))
}

function useVoiceCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  const { data } = useVoices()
  const speaking = (data ?? []).filter((voice) => !whyMute(voice))
  return speaking.map((voice) => ({
    id: voice.voice_id,
    title: appWords.speakWith(voice.name),
    keywords: Object.values(voice.labels),
    icon: <Mic size={16} />,
    run: () => void navigate(paths.textToSpeech, { state: { voiceId: voice.voice_id } }),
  }))
}
