/** What a voice is like, as far as texts are written for it. */
export type Mood = 'plain' | 'calm' | 'energetic' | 'child' | 'old' | 'robotic'

/** Texts of 100 to 1000 characters that let a voice show what it is like, by language. */
export const moodTexts: Readonly<Record<string, Readonly<Record<Mood, readonly string[]>>>> = {
  en: {
    plain: [
      'Let me tell you how the day began. The station was almost empty, the coffee was hot, and for once the train came early. Nobody believed me later.',
      'Thank you for calling. I have your order here in front of me: two lamps, one table and a blue chair. Shall we send everything to the same address?',
    ],
    calm: [
      'Close your eyes for a moment and listen. Somewhere far away the sea moves slowly against the stones, and there is nothing you have to do until the evening.',
      'Take a seat by the window and let the afternoon go by. The rain is soft, the tea is warm, and every thought may come and leave as it likes.',
    ],
    energetic: [
      'Here we go, ladies and gentlemen! Three seconds left on the clock, the whole arena is on its feet, and she shoots from the middle of the court. It is in!',
      'Good morning, everybody! The sun is out, the music is on, and we have a full hour of great stories for you. Turn it up and stay with us!',
    ],
    child: [
      'Guess what I found in the garden today! A tiny snail with a yellow house on its back. I gave it a leaf, and now it lives in my box, right beside my bed.',
    ],
    old: [
      'When I was your age, there was no bridge across the river. We waited for the ferryman, and while we waited he told us stories, most of which were even true.',
    ],
    robotic: [
      'System check complete. All four engines are running at full power. Please remain in your seats until the green light is on, and report any unusual sound at once.',
    ],
  },
  de: {
    plain: [
      'Ich erzähle Ihnen, wie der Tag begann. Der Bahnhof war fast leer, der Kaffee war heiß, und der Zug kam ausnahmsweise zu früh. Später hat mir das niemand geglaubt.',
    ],
    calm: [
      'Schließen Sie für einen Augenblick die Augen. Irgendwo weit draußen rollt das Meer langsam an den Strand, und bis zum Abend gibt es nichts mehr zu erledigen.',
    ],
    energetic: [
      'Guten Morgen zusammen! Die Sonne scheint, die Musik läuft, und wir haben eine ganze Stunde voller Geschichten für euch. Macht lauter und bleibt dran!',
    ],
    child: [
      'Ratet mal, was ich heute im Garten gefunden habe! Eine winzige Schnecke mit einem gelben Haus. Ich habe ihr ein Blatt gegeben, und jetzt wohnt sie neben meinem Bett.',
    ],
    old: [
      'Als ich so alt war wie du, gab es noch keine Brücke über den Fluss. Wir haben auf den Fährmann gewartet, und er hat uns Geschichten erzählt, die meistens sogar stimmten.',
    ],
    robotic: [
      'Überprüfung abgeschlossen. Alle vier Triebwerke laufen mit voller Leistung. Bitte bleiben Sie sitzen, bis das grüne Licht leuchtet, und melden Sie jedes Geräusch.',
    ],
  },
}
