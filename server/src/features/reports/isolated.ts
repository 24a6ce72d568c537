/** Isolates a name within our sentence: its direction doesn't move the words around it. */
export const isolated = (name: string): string =>
  fromRight.test(name) ? `\u2068${name.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : name

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
