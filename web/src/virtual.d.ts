declare module 'virtual:contract' {
  /** Calls by name, as 'GET /api/comments'; ' detailed' behind it where the input says what goes where. */
  export interface Routes {
    readonly [name: string]: string | Routes
  }
  export const routes: Routes
}
