import { bandCentresHz, bandValueAt, semitonesBetween, spectralDistanceDb } from '@vireo/audio'
import type { VoiceProfile } from './voice-profile.ts'

/**
 * Computes how unlike two voices are. Four semitones weigh as much as three decibels: either is plainly another person.
 */
export function unlikeness(one: VoiceProfile, other: VoiceProfile): number {
  const semitones = Math.abs(semitonesBetween(one.medianHz, other.medianHz))
  return semitones / 4 + spectralDistanceDb(one.spectrumDb, other.spectrumDb) / 3
}

/** Scales the resonances of a spectrum by a factor. */
export function stretched(levels: ArrayLike<number>, factor: number): number[] {
  return bandCentresHz.map((hz) => bandValueAt(levels, hz / factor))
}
