/** People in one invitation: their passwords are hashed one after the other. */
export const MAX_INVITED = 20;
