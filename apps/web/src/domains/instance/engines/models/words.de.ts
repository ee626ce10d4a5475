import type { Translation } from '#kit/language/index.ts'
import type { modelWords } from './words.ts'

export const modelsGerman: Translation<typeof modelWords> = {
  names: {
    'kokoro-en': 'Kokoro, Englisch',
    'kokoro-en-int8': 'Kokoro, Englisch, klein',
    'kokoro-zh-en-int8': 'Kokoro, Mandarin und Englisch',
    'piper-en-ljspeech': 'Piper, LJ Speech',
    'piper-en-alba': 'Piper, Alba',
    'piper-en-lessac': 'Piper, Lessac',
    'piper-de-thorsten': 'Piper, Thorsten',
    'piper-fr-siwis': 'Piper, Siwis',
    'piper-es-davefx': 'Piper, DaveFX',
    'piper-it-paola': 'Piper, Paola',
    'piper-pt-cadu': 'Piper, Cadu',
    'piper-pl-gosia': 'Piper, Gosia',
    'piper-ru-dmitri': 'Piper, Dmitri',
    'piper-cs-jirka': 'Piper, Jirka',
    'piper-nl-ronnie': 'Piper, Ronnie',
    'piper-ro-mihai': 'Piper, Mihai',
    'zipvoice-distill-int8': 'ZipVoice',
    'sense-voice-int8': 'SenseVoice',
    'moonshine-base-en-int8': 'Moonshine, Englisch',
    'parakeet-v3-int8': 'Parakeet v3',
    'whisper-tiny-en': 'Whisper tiny, Englisch',
    'zipformer-en-live': 'Zipformer, Englisch',
    'silero-vad': 'Silero',
    'who-speaks-when': 'pyannote und ERes2Net',
    'speaker-likeness': 'ERes2Net',
    gtcrn: 'GTCRN',
    'punctuation-zh-en-int8': 'CT-Transformer, Chinesisch und Englisch',
  },
  licenceNotes: {
    'Kokoro-82M by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.':
      'Kokoro-82M von hexgrad. Die Lautumschrift macht espeak-ng, das unter GPL-3.0-or-later steht.',
    'Kokoro-82M-v1.1-zh by hexgrad. Its phonemiser, espeak-ng, is under GPL-3.0-or-later.':
      'Kokoro-82M-v1.1-zh von hexgrad. Die Lautumschrift macht espeak-ng, das unter GPL-3.0-or-later steht.',
    'Trained on LJ Speech, which is in the public domain.': 'Trainiert mit LJ Speech, das gemeinfrei ist.',
    'Name the source where the speech is published.': 'Nennen Sie die Quelle, wo das Gesprochene veröffentlicht wird.',
    'Trained on recordings that were released for research only.':
      'Trainiert mit Aufnahmen, die nur für die Forschung freigegeben sind.',
    'The voice was trained on recordings that are in the public domain.':
      'Die Stimme wurde mit gemeinfreien Aufnahmen trainiert.',
    'ZipVoice-Distill by k2-fsa, with the vocoder Vocos. It was trained on the Emilia dataset, whose recordings have terms of their own. Clone voices only of people who agreed to it.':
      'ZipVoice-Distill von k2-fsa mit dem Vocoder Vocos. Trainiert wurde es mit dem Datensatz Emilia, dessen Aufnahmen eigene Bedingungen haben. Klonen Sie nur Stimmen von Menschen, die zugestimmt haben.',
    'SenseVoice-Small by FunAudioLLM. Its terms ask to name the source and to keep the name of the model.':
      'SenseVoice-Small von FunAudioLLM. Die Bedingungen verlangen, die Quelle zu nennen und den Namen des Modells beizubehalten.',
    'Moonshine Base by Useful Sensors.': 'Moonshine Base von Useful Sensors.',
    'Parakeet TDT 0.6B v3 by NVIDIA. Name the source where the text is published.':
      'Parakeet TDT 0.6B v3 von NVIDIA. Nennen Sie die Quelle, wo der Text veröffentlicht wird.',
    'Whisper tiny.en by OpenAI.': 'Whisper tiny.en von OpenAI.',
    'Streaming Zipformer (20M) of the icefall project, trained on LibriSpeech.':
      'Streaming Zipformer (20M) aus dem Projekt icefall, trainiert mit LibriSpeech.',
    'Silero VAD by the Silero team.': 'Silero VAD vom Silero-Team.',
    'pyannote segmentation 3.0 with ERes2Net by 3D-Speaker.': 'pyannote segmentation 3.0 mit ERes2Net von 3D-Speaker.',
    'ERes2Net by 3D-Speaker.': 'ERes2Net von 3D-Speaker.',
    'GTCRN by Xiaobin Rong and others.': 'GTCRN von Xiaobin Rong und anderen.',
    'CT-Transformer by the FunASR team.': 'CT-Transformer vom FunASR-Team.',
  },
  licences: {
    'Public domain': 'Gemeinfrei',
    'Blizzard 2013 (research)': 'Blizzard 2013 (Forschung)',
    'Apache-2.0 (model), MIT (vocoder)': 'Apache-2.0 (Modell), MIT (Vocoder)',
    'FunASR model licence': 'Modelllizenz von FunASR',
    'MIT (segmentation), Apache-2.0 (speakers)': 'MIT (Segmentierung), Apache-2.0 (Sprecher)',
  },
}
