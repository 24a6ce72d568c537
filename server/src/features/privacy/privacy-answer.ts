/** Numbers only: nobody is named in what stays of an ask. */
export type Answered = Record<string, number>
