/** "We will" is a new promise, whatever the stored policy is. */
export const commits =
  /(?:\b(?:we|i)(?:['’]ll|['’]re| will| are| am| shall| can| have)\b|\b(?:wir|ich)\b|\b(?:nous|je|on)\s|(?:emos|aremos|iremos|amos|iamo|remo|rò)\b|いたします|させていただきます|我们(?:会|将|可以)|马上)/iu
