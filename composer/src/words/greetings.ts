/** Not before "our best wishes": sending them promises nothing. "A mug and greetings" does. */
export const noGreeting = `(?!(?: (?!(?:and|with|und|mit|et|avec|y|con|e|com)(?!\\p{L}))\\p{L}+){0,3} (?:${[
  'greetings?|love|hugs?|regards|wishes|thanks',
  'grüße|grüsse|dank',
  'salutations?|pensées?|remerciements?',
  'saludos?|abrazos?|besos?|gracias',
  'saluti|abbracci|abbraccio|ringraziamenti',
  'abraços?|beijos?|cumprimentos|agradecimentos?',
].join(
  '|',
)})(?!\\p{L}| (?:and|und|et|y|e) (?:\\p{L}+ ){0,2}(?:an?|the|another|ein|eine[nrms]?|un|une|una|uno|um|uma) ))`
