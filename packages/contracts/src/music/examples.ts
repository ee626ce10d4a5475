/** Prompts that the embedded engine understands, for whoever looks at an empty field. */
export const musicExamples = {
  en: [
    'warm lo-fi at 82 bpm with electric piano, for a rainy evening',
    'epic orchestral trailer in D minor that builds up',
    'gentle piano solo, nostalgic, in F major',
    'joyful funk with slap bass and brass',
    'baroque in G minor with harpsichord',
    'driving techno at 132 bpm',
    'bossa nova with nylon guitar and flute',
    'a happy tune for kids with xylophone',
  ],
  de: [
    'warmer Lo-Fi mit 82 bpm und E-Piano für einen Regenabend',
    'epischer Trailer für Orchester in d-Moll, anschwellend',
    'sanftes Klaviersolo in F-Dur, nachdenklich',
    'Funk mit Slap Bass und Bläsern, fröhlich',
    'Barock in g-Moll mit Cembalo',
    'treibender Techno mit 132 bpm',
    'Bossa Nova mit Konzertgitarre und Flöte',
    'fröhliche Musik für Kinder mit Xylophon',
  ],
} as const
