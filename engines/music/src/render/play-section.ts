import { SpessaSynthProcessor, type BasicSoundBank } from 'spessasynth_core'
import { channelsOf, notesIn } from '../channels.ts'
import { instruments } from '../instruments.ts'
import { secondsAt, type Part, type Score, type Section } from '../score.ts'
import { createRoom, roomBlock, type Room, type RoomShape } from './room.ts'
import { isSilent, silence, type Stereo } from './stereo.ts'

/** What has been recorded of a section, `roomBlock` samples of it: each part by itself, and the room. Together they are the mix. */
export type Take = { readonly stems: readonly Track[]; readonly room: Track }

/** What is silent for a whole block is nothing: most parts rest somewhere, and all of them after their last note. */
export type Track = Stereo | undefined

/** What sounds on after the end of a section is faded out over the last of so many seconds. */
export const tailSeconds = 3
const fadeSeconds = 1
/** Notes begin on such blocks, 3 ms each. */
const synthBlock = 128
/** How loud the room is whose share is one, beside what sounds in it. */
const roomGain = 0.7

type Event = { readonly block: number; readonly channel: number; readonly pitch: number; readonly velocity: number }

/**
 * Plays one section, in blocks of `roomBlock` samples, and then its tail: by itself and from silence, so that the same section
 * always sounds the same, whatever stands around it.
 */
export function* playSection(
  score: Score,
  section: Section,
  bank: BasicSoundBank,
  shape: RoomShape,
  sampleRateHz: number,
): Generator<Take> {
  const players = playersOf(score, section)
  const { startSample, bodySamples } = placeOf(score, section, sampleRateHz)
  const blocks = Math.ceil((bodySamples + tailSeconds * sampleRateHz) / roomBlock)
  const synth = prepare(players, bank, sampleRateHz)
  const events = eventsOf(players, score.tempoBpm, startSample, sampleRateHz)
  const room = createRoom(shape)
  const unheard = silence(synthBlock)
  const nothing = silence(roomBlock)
  let empty: Stereo[] = []
  let next = 0
  for (let block = 0; block < blocks; block += 1) {
    const place = { from: block * roomBlock, bodySamples, sampleRateHz }
    if (next === events.length && synth.voiceCount === 0) {
      yield mixed(score.parts, new Map(), room, place)
      continue
    }
    const dry = players.map(() => empty.pop() ?? silence(roomBlock))
    const outputs = outputsOf(players, dry, nothing)
    for (let at = 0; at < roomBlock; at += synthBlock) {
      const now = (block * roomBlock + at) / synthBlock
      for (let event = events[next]; event && event.block <= now; event = events[++next]) strike(synth, event)
      synth.processSplit(outputs, unheard.left, unheard.right, at, synthBlock)
    }
    empty = dry.filter(isSilent)
    const heard = players.map(({ nth }, at) => [nth, dry[at]] as const)
    yield mixed(score.parts, new Map(heard.filter(([, track]) => track && !empty.includes(track))), room, place)
  }
}

/** Answers where a section begins and how long it is, in samples: each ends where the next begins, the last with the piece. */
export function placeOf(
  score: Score,
  section: Section,
  sampleRateHz: number,
): { readonly startSample: number; readonly bodySamples: number } {
  const sampleAt = (beat: number) => Math.round(secondsAt(beat, score.tempoBpm) * sampleRateHz)
  const startSample = sampleAt(section.startBeat)
  const isLast = section === score.sections.at(-1)
  const end = isLast
    ? Math.round((score.durationMs * sampleRateHz) / 1000)
    : sampleAt(section.startBeat + section.lengthBeats)
  return { startSample, bodySamples: Math.max(0, end - startSample) }
}

/** A part that plays in a section: its number in the piece, and its channel in this section. */
type Player = { readonly nth: number; readonly part: Part; readonly channel: number; readonly notes: Part['notes'] }

/** Lists who plays in a section. A piece may have more parts than there are channels, a section has a few of them. */
function playersOf({ parts }: Score, section: Section): Player[] {
  const playing = parts
    .map((part, nth) => ({ nth, part, notes: notesIn(part, section) }))
    .filter(({ notes }) => notes.length > 0)
  const channels = channelsOf(playing.map(({ part }) => part))
  return playing.map((player, at) => ({ ...player, channel: channels[at] ?? 0 }))
}

function prepare(players: readonly Player[], bank: BasicSoundBank, sampleRateHz: number): SpessaSynthProcessor {
  const synth = new SpessaSynthProcessor(sampleRateHz, { effectsEnabled: false, eventsEnabled: false })
  synth.soundBankManager.addSoundBank(bank, 'main')
  for (const { channel, part } of players) synth.programChange(channel, instruments[part.instrument].program)
  return synth
}

/** Channels find their output by their number: sixteen pairs, of which those without a part are never written to. */
function outputsOf(players: readonly Player[], dry: readonly Stereo[], nothing: Stereo): Float32Array[][] {
  const outputs = Array.from({ length: 16 }, () => nothing)
  for (const [at, { channel }] of players.entries()) outputs[channel] = dry[at] ?? nothing
  return outputs.map(({ left, right }) => [left, right])
}

/** Lists when notes of a section begin and end, by blocks of the synthesiser; of one block, ends come first. */
function eventsOf(players: readonly Player[], tempoBpm: number, startSample: number, sampleRateHz: number): Event[] {
  const blockAt = (beat: number) =>
    Math.max(0, Math.round((secondsAt(beat, tempoBpm) * sampleRateHz - startSample) / synthBlock))
  const events = players.flatMap(({ channel, notes }) =>
    notes.flatMap(({ startBeat, lengthBeats, pitch, velocity }) => {
      const block = blockAt(startBeat)
      return [
        { block, channel, pitch, velocity },
        { block: Math.max(block + 1, blockAt(startBeat + lengthBeats)), channel, pitch, velocity: 0 },
      ]
    }),
  )
  return events.toSorted((one, other) => one.block - other.block || one.velocity - other.velocity)
}

function strike(synth: SpessaSynthProcessor, { channel, pitch, velocity }: Event): void {
  if (velocity > 0) synth.noteOn(channel, pitch, velocity)
  else synth.noteOff(channel, pitch)
}

type Place = { readonly from: number; readonly bodySamples: number; readonly sampleRateHz: number }

/** Puts each part at its level and side, sends its share to the room, and fades what is left after the section. */
function mixed(parts: readonly Part[], dry: ReadonlyMap<number, Track>, room: Room, place: Place): Take {
  const stems = parts.map((_, nth) => dry.get(nth))
  const send = stems.some(Boolean) ? new Float32Array(roomBlock) : undefined
  for (const [nth, { gainDb, pan, roomShare, instrument }] of parts.entries()) {
    const sound = stems[nth]
    if (!sound || !send) continue
    const gain = 10 ** ((gainDb + instruments[instrument].trimDb) / 20)
    placeAt(sound, send, { toLeft: gain * Math.min(1, 1 - pan), toRight: gain * Math.min(1, 1 + pan), roomShare })
  }
  const heard = room.process(send)
  for (const sound of [...stems, heard]) if (sound) fade(sound, place)
  return { stems, room: heard }
}

type Level = { readonly toLeft: number; readonly toRight: number; readonly roomShare: number }

function placeAt({ left, right }: Stereo, send: Float32Array, { toLeft, toRight, roomShare }: Level): void {
  for (let at = 0; at < roomBlock; at += 1) {
    left[at] = (left[at] ?? 0) * toLeft
    right[at] = (right[at] ?? 0) * toRight
    send[at] = (send[at] ?? 0) + ((left[at] ?? 0) + (right[at] ?? 0)) * 0.5 * roomShare * roomGain
  }
}

function fade(sound: Stereo, { from, bodySamples, sampleRateHz }: Place): void {
  const silent = bodySamples + tailSeconds * sampleRateHz
  const length = fadeSeconds * sampleRateHz
  if (from + roomBlock <= silent - length) return
  for (let at = 0; at < roomBlock; at += 1) {
    const gain = Math.min(1, Math.max(0, (silent - from - at) / length))
    sound.left[at] = (sound.left[at] ?? 0) * gain
    sound.right[at] = (sound.right[at] ?? 0) * gain
  }
}
