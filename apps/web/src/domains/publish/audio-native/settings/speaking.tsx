import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Button, Section } from '@vireo/ui'

import { showFailure } from '#kit/failures/show-failure.ts'
import { useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { DictionarySelect, ModelSelect } from '../project/ways-to-speak.tsx'
import { useUpdateProject } from '../queries.ts'
import { siteWords } from './words.ts'

/** Decides how a project sounds: whose voice, which model, and with which pronunciation. */
export function Speaking({ project }: { readonly project: AudioNativeProject }) {
  const { mutateAsync } = useUpdateProject()
  const voices = useVoices()
  const change = (changes: Omit<Parameters<typeof mutateAsync>[0], 'project_id'>) =>
    void mutateAsync({ project_id: project.project_id, ...changes }).catch(showFailure)
  const voice = voices.data?.find(({ voice_id: id }) => id === project.voice_id)
  return (
    <Section title={siteWords.speaking} lead={siteWords.speakingLead}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-1 md:col-span-2">
          <p className="text-sm font-medium">{siteWords.voice}</p>
          <div className="flex flex-wrap items-center gap-2">
            <div className="min-w-0 flex-1 basis-72">
              <VoicePicker
                value={voice}
                {...(project.voice_id === null && { placeholder: siteWords.anyVoice })}
                onChange={({ voice_id: id }) => change({ voice_id: id })}
              />
            </div>
            {project.voice_id === null ? null : (
              <Button variant="ghost" onClick={() => change({ voice_id: null })}>
                {siteWords.anyVoice}
              </Button>
            )}
          </div>
          <p className="text-xs text-muted">
            {project.voice_id === null ? siteWords.voiceAutomatic : siteWords.voiceHelp}
          </p>
        </div>
        <ModelSelect
          modelId={project.model_id}
          otherwise={siteWords.modelAutomatic}
          onChange={(id) => change({ model_id: id })}
        />
        <DictionarySelect
          locators={project.pronunciation_dictionary_locators}
          otherwise={siteWords.dictionaryOfWorkspace}
          onChange={(locators) => change({ pronunciation_dictionary_locators: locators })}
        />
      </div>
    </Section>
  )
}
