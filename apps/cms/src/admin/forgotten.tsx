/** Under the fields of the sign-in page. */
export const Forgotten = () => <p>No account, or the password forgotten? Ask whoever runs the platform for you.</p>;
