import { musicCredits, type Song } from '@vireo/contracts/music'
import { Button, Combobox, Section, Slider } from '@vireo/ui'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'

import { isBusy } from '../making/use-attempt.ts'
import type { Making } from '../making/use-making.ts'
import type { MusicForm } from '../music-form.ts'
import { musicWords } from '../words.ts'
import { type ChangeForm, changesOf, keysFor, lengthThen, playersFor, tempoRange } from './change-form.ts'
import { instrumentName, keyLabel } from '../players/names.ts'
import { playerWords } from '../players/words.ts'

type Props = { readonly song: Song; readonly making: Making; readonly format: MusicForm['format'] }

/** Changes key, tempo and players of a song, which then is another version: all else stays note for note. */
export function ChangePanel({ song, making, format }: Props) {
  const [form, setForm] = useState<ChangeForm>({ players: {} })
  const changes = changesOf(form, song)
  const tempo = tempoRange(song)
  const lengthMs = lengthThen(form, song)
  return (
    <Section title={musicWords.changeTitle} lead={musicWords.changeLead}>
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
          <Combobox
            label={musicWords.key}
            value={form.key ?? song.key}
            groups={[
              { label: musicWords.key, options: keysFor(song.key).map((value) => ({ value, label: keyLabel(value) })) },
            ]}
            onChange={(key) => setForm({ ...form, key })}
          />
          {tempo.min < tempo.max ? (
            <Slider
              label={musicWords.tempo}
              value={form.tempoBpm ?? Math.round(song.tempo_bpm)}
              min={tempo.min}
              max={tempo.max}
              step={1}
              format={musicWords.bpm}
              onChange={(tempoBpm) => setForm({ ...form, tempoBpm })}
            />
          ) : null}
        </div>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {song.parts.map(({ role, instrument }, nth) => (
            <Combobox
              key={`${role} ${instrument}`}
              label={playerWords.roles[role] ?? role}
              value={form.players[nth] ?? instrument}
              groups={[
                {
                  label: playerWords.roles[role] ?? role,
                  options: playersFor(instrument).map((value) => ({ value, label: instrumentName(value) })),
                },
              ]}
              onChange={(to) => setForm({ ...form, players: { ...form.players, [nth]: to } })}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={<Sparkles aria-hidden size={16} />}
            disabled={changes === undefined || isBusy(making.state)}
            onClick={() => changes && void making.change(song.song_id, changes, format, lengthMs)}
          >
            {musicWords.makeVersion}
          </Button>
          <span className="text-sm text-muted tabular-nums">{musicWords.cost(musicCredits(lengthMs))}</span>
        </div>
      </div>
    </Section>
  )
}
