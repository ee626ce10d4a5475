import type { MusicPrompt, OpenSong, Song } from '@vireo/contracts/music'
import type { MusicOutline } from '@vireo/engines'
import type { SongList } from './list-songs.ts'
import type { ListedSong } from '../tables.ts'

/** Shows a song as the contract says. */
export function presentSong({ id, history_item_id, version_of, origin, seed, outline, created_at }: ListedSong): Song {
  return {
    song_id: id,
    history_item_id,
    origin,
    version_of,
    title: outline.title,
    created_at_unix: Math.floor(created_at.getTime() / 1000),
    seed,
    genre: outline.genre,
    tempo_bpm: outline.tempoBpm,
    key: outline.key,
    metre: outline.metre,
    duration_ms: outline.durationMs,
    is_loop: outline.isLoop,
    composition_plan: presentPlan(outline),
    sections: outline.sections.map(({ name, kind, startMs, durationMs, energy, chords }) => ({
      name,
      kind,
      start_ms: startMs,
      duration_ms: durationMs,
      energy,
      chords: chords.map((chord) => ({ start_ms: chord.startMs, symbol: chord.symbol })),
    })),
    parts: [...outline.parts],
  }
}

/** Shows a song with its beats. */
export function presentOpenSong(song: ListedSong): OpenSong {
  return { ...presentSong(song), beats_ms: beatsOf(song.outline) }
}

/** Lists where beats fall: as they are heard in what somebody brought, and as they were composed. */
function beatsOf({ beatsMs, tempoBpm, durationMs }: MusicOutline): number[] {
  if (beatsMs) return [...beatsMs]
  const count = Math.ceil((durationMs * tempoBpm) / 60_000)
  return Array.from({ length: count }, (_, beat) => Math.round((beat * 60_000) / tempoBpm))
}

/** Shows a page of songs. */
export function presentSongs({ songs, nextCursor }: SongList) {
  return { songs: songs.map(presentSong), next_cursor: nextCursor, has_more: nextCursor !== null }
}

/** Shows a plan of the first generation. */
export function presentPlan(outline: MusicOutline): MusicPrompt {
  return {
    positive_global_styles: [...outline.positive],
    negative_global_styles: [...outline.negative],
    sections: outline.sections.map(({ name, durationMs, positive, negative }) => ({
      section_name: name,
      positive_local_styles: [...positive],
      negative_local_styles: [...negative],
      duration_ms: durationMs,
      lines: [],
    })),
  }
}
